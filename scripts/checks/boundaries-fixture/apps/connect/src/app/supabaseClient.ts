// passes
export { createClient } from '@supabase/supabase-js';
