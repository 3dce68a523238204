// Writes supabase/schema.sql anew from the migrations.
import { writeSchema } from './index';

process.stdout.write(`written: ${await writeSchema()}\n`);
