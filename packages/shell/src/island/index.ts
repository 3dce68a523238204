export { AccountIsland } from './AccountIsland';
export type { AccountIslandProps } from './AccountIsland';
export { mountAccountIsland } from './mountAccountIsland';
export type { AccountIslandOptions } from './mountAccountIsland';
export { createClientSource } from '../session/clientSource';
export type { ClientSource } from '../session/clientSource';
