// passes
export { useState } from 'react';
