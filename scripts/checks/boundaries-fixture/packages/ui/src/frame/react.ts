// fails: no-restricted-imports
export { useState } from 'react';
