// The style sheet of the site that no component brings: the font faces. The build inlines it.
import '@grow/ui/fonts.css';
