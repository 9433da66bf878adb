import { documents } from './documentCalls';
import { files } from './fileCalls';
import { registerDocuments } from './registerDocuments';
import { registerSubJobImages } from './registerSubJobImages';
import type { ServerArea } from '../../api/serverArea';

/** The documents of jobs, and where files are sent. */
export const documentsArea: ServerArea = {
  calls: [files, documents],
  routes: (app, services) => {
    registerDocuments(app, services);
    registerSubJobImages(app, services);
  },
};
