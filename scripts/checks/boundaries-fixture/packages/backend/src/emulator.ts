// passes
import '@grow/local-supabase';
