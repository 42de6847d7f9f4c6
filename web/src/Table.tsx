// SPDX-License-Identifier: MIT
// A table by its columns.  On a phone a folding one turns each row into a line that names its numbers.
import type { ComponentChildren, JSX } from "preact";

export interface Column<Row> {
  title: ComponentChildren;
  explained?: string; // on hover
  number?: boolean; // stands to the right
  folded?: string; // what a folded row calls it; the title, unless that says it
  isName?: boolean; // names the row
  sorted?: "ascending" | "descending"; // the rows by this column
  cell: (row: Row, index: number) => ComponentChildren; // null: nothing
}

export function Table<Row>(props: {
  columns: readonly (Column<Row> | false)[];
  rows: readonly Row[];
  caption?: ComponentChildren;
  folds?: boolean;
  kind?: string; // a class
  row?: (row: Row, index: number) => JSX.HTMLAttributes<HTMLTableRowElement>;
  foot?: ComponentChildren;
}) {
  const columns = props.columns.filter((c) => c !== false);
  const look = [props.folds ? "folding" : "", props.kind ?? ""].join(" ").trim();
  return (
    <table class={look || undefined}>
      {props.caption && <caption>{props.caption}</caption>}
      <thead>
        <tr>
          {columns.map((c, i) => (
            <th key={i} scope="col" class={c.number ? "n" : undefined} title={c.explained} aria-sort={c.sorted}>
              {c.title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {props.rows.map((row, i) => (
          <tr key={i} {...props.row?.(row, i)}>
            {columns.map((c, k) => (
              <Cell key={k} column={c}>
                {c.cell(row, i)}
              </Cell>
            ))}
          </tr>
        ))}
      </tbody>
      {props.foot && <tfoot>{props.foot}</tfoot>}
    </table>
  );
}

function Cell<Row>({ column, children }: { column: Column<Row>; children?: ComponentChildren }) {
  const name = column.folded ?? (column.number && typeof column.title === "string" ? column.title : undefined);
  const empty = children === null || children === undefined || children === "";
  const shared = { class: column.number ? "n" : undefined, "data-name": empty ? undefined : name };
  return column.isName ? (
    <th scope="row" {...shared}>
      {children}
    </th>
  ) : (
    <td {...shared}>{children}</td>
  );
}
