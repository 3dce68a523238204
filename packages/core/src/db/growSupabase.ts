import type { SupabaseClient } from '@supabase/supabase-js';
import type { Database as GeneratedDatabase } from './database.types';

/** Tables, views and functions of the database, generated from its migrations. */
export type Database = GeneratedDatabase;

/** The Supabase client of this database: accounts, rows, functions and files. Realtime is opened by itself. */
export type GrowSupabase = Pick<SupabaseClient<Database>, 'auth' | 'from' | 'rpc' | 'functions' | 'storage'>;

/** Options of a reading call. */
export interface ReadOptions {
  /** Cancels the request; the call then throws AppError `aborted`. */
  readonly signal?: AbortSignal | undefined;
}

/** One page of a list, and how many entries all pages have together. */
export interface Page<T> {
  readonly items: readonly T[];
  readonly total: number;
}

/** Which page: `page` counts from 1, `pageSize` is 1 to 1,000 (a hosted backend cuts longer answers silently). */
export interface PageRequest {
  readonly page: number;
  readonly pageSize: number;
}
