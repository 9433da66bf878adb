import type { ResourceDescriptor } from '#domain/fields/resource';
import type { Language } from '#domain/localText';
import { askToConfirm } from '../../page/dialog/confirmStore';
import type { Server } from '../../dataProvider/server';
import { labelIn } from '../../i18n/loadMessages';
import { USAGE } from './useUsage';

const TEXTS = {
  en: {
    question: (name: string, uses: string) =>
      `${name} is used by: ${uses}. They keep it; it is offered to nothing new. Set it inactive?`,
    yes: 'Set Inactive',
    no: 'Cancel',
  },
  es: {
    question: (name: string, uses: string) =>
      `${name} se usa en: ${uses}. Lo conservan; no se ofrece a nada nuevo. ¿Marcarlo como inactivo?`,
    yes: 'Marcar inactivo',
    no: 'Cancelar',
  },
} as const;

/**
 * Says what uses a record and what will become of it, before it is set inactive [ADM-010]. Nothing is asked of one that
 * nothing uses, nor where that cannot be read: the server decides.
 * @returns whether it may be saved
 */
export const confirmInactive = async (
  server: Server,
  resource: Pick<ResourceDescriptor, 'name'>,
  record: { id: number; name: string },
  language: Language,
): Promise<boolean> => {
  const found = await server.query(USAGE, { entity: resource.name, id: record.id }).catch(() => null);
  const uses = found?.usage ?? [];
  if (uses.length === 0) return true;
  const words = TEXTS[language];
  const told = uses.map(
    ({ label, count, records: [first] }) =>
      `${count} ${labelIn(label, language)}${first ? ` (${first.name}${count > 1 ? ', …' : ''})` : ''}`,
  );
  return askToConfirm({ text: words.question(record.name, told.join('; ')), yes: words.yes, no: words.no });
};
