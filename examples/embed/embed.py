# SPDX-License-Identifier: MIT
"""Asks the library in Python."""
import tedomari

ko = tedomari.cgt("A={24|B}; B={A|-9}; A", komaster="left")
print("a move in the ko is worth", ko.temperature)

board = tedomari.Position.read("""
    . X O . .
    X X O O O
    . X X O .
    X X O O O
    . X O . .""")
board.komi = "1/2"
print("score", tedomari.score(board).score_text)
report = tedomari.analyze(board, nodes=10000)
print(f"lead {report.lead.value}, regions {len(report.regions)}")
fight = tedomari.Position.read("""
    . . . . . . .
    . X X . . . .
    X O O . . O .
    . X X . . . .
    . . . . . . .
    . . . . . O .
    . . . . . . .""")
print("capture(B5):", tedomari.goal(fight, "capture(B5)", nodes=10000).status)
try:
    tedomari.Position.read("X O Q")
except tedomari.Error as error:
    print("refused at column", error.column)
