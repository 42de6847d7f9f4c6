// SPDX-License-Identifier: MIT
import { render } from "preact";
import { App } from "./App";
import { begin } from "./address";
import "./theme.css";
import "./board/board.css";

render(<App />, document.getElementById("page")!);
void begin();
