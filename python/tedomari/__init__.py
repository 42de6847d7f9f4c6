"""A Go workbench: who is ahead, how big is the next move, is it sente.

Read or play a position, and ask:

>>> position = Position.read("(;SZ[9]KM[6.5];B[ee];W[cg];B[gc])")
>>> position
<Position 9x9 after 3 moves>
>>> position.komi
Fraction(13, 2)

Numbers are exact: `fractions.Fraction`.  Black is positive.  Boards are numpy arrays, the highest row first.  Reports
print themselves, and show themselves in a notebook.  Questions release the interpreter's lock and end at Ctrl-C.
"""

from ._tedomari import (
    AnalyzeReport,
    BoardRegion,
    Error,
    Estimate,
    GameReport,
    GoalReport,
    Line,
    LocalGame,
    Move,
    PlayerSummary,
    Position,
    ProblemMove,
    ProblemReport,
    RankedMove,
    RegionReport,
    ReviewReport,
    ReviewedMove,
    ScoreItem,
    ScoreReport,
    ScoredChain,
    Thermograph,
    ThermographOf,
    __version__,
    analyze,
    cgt,
    goal,
    problem,
    region,
    review,
    score,
    signature,
)

__all__ = [name for name in dir() if not name.startswith("_")]
for _name in __all__:  # they are ours, wherever they are made
    if hasattr(globals()[_name], "__module__"):
        try:
            globals()[_name].__module__ = __name__
        except (AttributeError, TypeError):
            pass
