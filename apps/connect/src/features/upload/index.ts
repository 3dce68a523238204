export { FileList } from './components/FileList';
export { PartFiles } from './components/PartFiles';
