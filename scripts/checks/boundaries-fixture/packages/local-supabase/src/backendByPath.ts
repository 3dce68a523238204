// fails: no-restricted-imports
import '../../backend/src/projectFolder';
