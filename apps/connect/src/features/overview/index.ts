export { figureAddress } from './figureAddress';
export { needWords, newsAddress, newsTime, newsWords, stepWords, weekPartWords } from './overviewWords';
export { useOverview, useSeasonNews } from './useOverview';
