import { mergeWith } from '../../../saving/mergeDrafts';
import { isDerived, isWorkedOut } from './derivedFields';

/** Brings three versions of a job together; what the rules work out is never asked about. */
export const mergeJobs = mergeWith({ isDerived, isWorkedOut });
