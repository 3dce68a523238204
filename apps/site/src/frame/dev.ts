// Development only: the built pages have their styles inlined and this script's import with them.
import '../styles';
import './main';
