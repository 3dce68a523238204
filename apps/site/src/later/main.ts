// What a page can do once somebody moves on it, in one file: the search of the questions, and the seats left. It comes with
// the first scroll, focus or link to a part of home, and by itself after the pages of events.
import '../home/questionSearch';
import { showSeats } from './showSeats';

showSeats();
