import type { LiveUser } from '#domain/live';

interface Props {
  user: LiveUser & { initials: string };
  /** A card is in the hand. */
  isHolding: boolean;
}

/** A person as two letters in a circle, with a ring while a card is in the hand. */
export const Initials = ({ user, isHolding }: Props) => (
  <span className={isHolding ? 'initials is-holding' : 'initials'}>{user.initials}</span>
);
