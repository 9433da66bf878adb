import { AppError } from '#domain/errors';

/** `assertMayUndo` of what is one's own and made anew sooner than taken back. @throws AppError NOT_FOUND */
export const neverBack = async (): Promise<void> => {
  throw new AppError('NOT_FOUND');
};
