// fails: no-restricted-imports
import '@grow/core';
