import type { HTMLAttributes, ReactNode } from 'react';
import { Caption, Figure, Values } from './Chart.styles';

/** The values of a chart as a table: one head more than values a row. */
export interface ChartTable {
  heads: readonly ReactNode[];
  rows: readonly { key: string; name: ReactNode; values: readonly ReactNode[] }[];
}

/** What every chart takes beside its values; everything else goes to the `<figure>`. */
export interface ChartFrameProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  /** What is counted, such as "Students per season"; read aloud before the values. */
  label: string;
  /** Heading and remark above the drawing. */
  caption?: ReactNode;
  /** Opens the values as a table, such as "Show as a table". */
  tableSummary: string;
  /** Writes a value, such as 1284 as "1,284". */
  format?: (value: number) => string;
}

interface ChartFigureProps extends HTMLAttributes<HTMLElement> {
  caption: ReactNode;
  tableSummary: string;
  table: ChartTable;
}

/** The frame of a chart: caption, drawing, and its values as a table that opens without a script. */
export const ChartFigure = ({ caption, tableSummary, table, children, ...rest }: ChartFigureProps) => (
  <Figure {...rest}>
    {caption && <Caption>{caption}</Caption>}
    {children}
    <Values>
      <summary>{tableSummary}</summary>
      <div>
        <table>
          <thead>
            <tr>
              {table.heads.map((head, index) => (
                <th key={index} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {table.rows.map(({ key, name, values }) => (
              <tr key={key}>
                <th scope="row">{name}</th>
                {values.map((value, index) => (
                  <td key={index}>{value}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Values>
  </Figure>
);
