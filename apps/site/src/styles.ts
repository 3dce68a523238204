// The style sheet of the site that no component brings: the font faces, and what paper shows. The build inlines it.
import '@grow/ui/fonts.css';
import './print.css';
