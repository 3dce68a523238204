/** A row as the data API gives it. */
export type Row = Record<string, unknown>;
