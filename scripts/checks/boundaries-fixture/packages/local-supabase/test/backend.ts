// fails: no-restricted-imports
import '@grow/backend';
