import type { LocalText } from '../localText';

/** Why a comment is refused. */
export const COMMENT_TEXTS = {
  comment_files: {
    en: 'At most {max} files can be added to a comment.',
    es: 'Se pueden agregar como máximo {max} archivos a un comentario.',
  },
  comment_mention: {
    en: 'Not everybody mentioned can see this record.',
    es: 'No todos los mencionados pueden ver este registro.',
  },
} as const satisfies Record<string, LocalText>;
