export { ClusterError, type ClusterErrorCode } from './ClusterError';
export { roleUrl, startCluster, type Cluster } from './cluster';
export { SUPERUSER } from './initCluster';
