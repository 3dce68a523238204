// fails: no-restricted-imports
export { createClient } from '@supabase/supabase-js';
