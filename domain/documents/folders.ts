/** The folders that every job has, below its documents [DOC-004]. */
export const JOB_FOLDERS = [
  'Plan/',
  'Presite/',
  'Gunite/',
  'Warranty/',
  'Estimate/',
  'Estimate/Email/',
  'Pebble/',
  'Pebble/Prep/',
  'Pebble/App/',
  'Pebble/Detail/',
  'Pebble/Slurry/',
  'Pebble/Other/',
  'Request Form/',
] as const;

/** The folders of an estimate [DOC-005]. */
const ESTIMATE_FOLDERS = ['Plan/', 'Estimate/', 'Estimate/Email/'] as const;

export const standardFolders = (is_estimate: boolean): readonly string[] =>
  is_estimate ? ESTIMATE_FOLDERS : JOB_FOLDERS;

/** Whether a path is visible only to users who may view estimates [DOC-046]. */
export const isEstimatePath = (path: string): boolean => path.toLowerCase().startsWith('estimate/');

export const isFolderPath = (path: string): boolean => path.endsWith('/');

/** The folder in which a file or a folder lies; empty at the top. */
export const parentOf = (path: string): string => path.slice(0, path.lastIndexOf('/', path.length - 2) + 1);

/** The last part of a path, without the slash of a folder. */
export const nameOf = (path: string): string => path.slice(parentOf(path).length).replace(/\/$/, '');
