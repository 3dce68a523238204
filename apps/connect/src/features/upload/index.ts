export { FileList } from './components/FileList';
export { FilesOfTeam } from './components/FilesOfTeam';
export { PartFiles } from './components/PartFiles';
export { firstFiles, useFilesOfTeam } from './useFilesOfTeam';
