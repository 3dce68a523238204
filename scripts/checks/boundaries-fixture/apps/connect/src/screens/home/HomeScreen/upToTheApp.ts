// fails: boundaries/dependencies
import { routes } from '../../../app/router';
export const HomeRoutes = routes;
