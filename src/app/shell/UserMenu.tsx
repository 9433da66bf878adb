import { useState } from 'react';
import { useProfile } from '../../auth/useProfile';
import { useT } from '../../i18n/useT';
import { Late } from '../../page/Late';
import { HeaderButton } from './HeaderButton';
import { UserMenuList } from './lateParts';

const initials = (...names: string[]): string =>
  names
    .map((name) => name.charAt(0))
    .join('')
    .toUpperCase() || '?';

/** Who is signed in, with language, theme and the list of shortcuts. */
export const UserMenu = ({ onShortcuts, onPalette }: { onShortcuts: () => void; onPalette: () => void }) => {
  const t = useT();
  const profile = useProfile();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  if (!profile) return null;
  const name = `${profile.first_name} ${profile.last_name}`.trim() || profile.email;
  return (
    <>
      <HeaderButton
        label={t('nav.user.menu', { name })}
        expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <span className="avatar" aria-hidden="true" data-initials={initials(profile.first_name, profile.last_name)} />
      </HeaderButton>
      <Late open={anchor !== null}>
        <UserMenuList
          anchor={anchor}
          onClose={() => setAnchor(null)}
          name={name}
          profile={profile}
          onShortcuts={onShortcuts}
          onPalette={onPalette}
        />
      </Late>
    </>
  );
};
