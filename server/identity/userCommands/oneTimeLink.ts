import type { Tx } from '../../db/database';
import { createResetToken, RESET_LIFETIME } from '../resetLinks';
import { PAGE_TEXTS, type PagePurpose } from '../resetTexts';

const KINDS: Readonly<Record<PagePurpose, { lifetime: number; within: string }>> = {
  invitation: { lifetime: RESET_LIFETIME.invitation, within: 'seven days' },
  reset: { lifetime: RESET_LIFETIME.administrator, within: '24 hours' },
};

/**
 * The lines that hand a user's new one-time link on: whoever opens it sets the password. Only its hash is stored.
 * @param origin the address of the installation, without a slash at its end
 */
export const oneTimeLink = async (db: Tx, user_id: number, origin: string, purpose: PagePurpose): Promise<string[]> => {
  const { lifetime, within } = KINDS[purpose];
  const token = await createResetToken(db, user_id, lifetime);
  return [
    `Whoever opens this link sets the password, once, within ${within}:`,
    `${origin}${PAGE_TEXTS[purpose].en.path}?token=${token}`,
  ];
};
