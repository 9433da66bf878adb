import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import ListSubheader from '@mui/material/ListSubheader';
import Divider from '@mui/material/Divider';
import { useState } from 'react';
import { useProfile } from '../../auth/useProfile';
import { LANGUAGES } from '../../i18n/languageStore';
import { useLanguage } from '../../i18n/useLanguage';
import { useT } from '../../i18n/useT';
import { useThemeMode } from '../../theme/useThemeMode';
import { HeaderButton } from './HeaderButton';

const initials = (...names: string[]): string =>
  names
    .map((name) => name.charAt(0))
    .join('')
    .toUpperCase() || '?';

/** Who is signed in, with language, theme and the list of shortcuts. */
export const UserMenu = ({ onShortcuts, onPalette }: { onShortcuts: () => void; onPalette: () => void }) => {
  const t = useT();
  const profile = useProfile();
  const { language, setLanguage } = useLanguage();
  const { mode, setMode } = useThemeMode();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  if (!profile) return null;
  const name = `${profile.first_name} ${profile.last_name}`.trim() || profile.email;
  const choose = (action: () => void): void => {
    setAnchor(null);
    action();
  };
  return (
    <>
      <HeaderButton
        label={t('nav.user.menu', { name })}
        expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <span className="avatar" aria-hidden="true" data-initials={initials(profile.first_name, profile.last_name)} />
      </HeaderButton>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      >
        <li className="user-card" role="presentation">
          <strong>{name}</strong>
          <span>{profile.email}</span>
          <span>{profile.role.name}</span>
        </li>
        <Divider component="li" role="presentation" />
        <ListSubheader className="user-subheader" role="presentation">
          {t('nav.user.language')}
        </ListSubheader>
        {LANGUAGES.map((each) => (
          <MenuItem
            key={each.code}
            role="menuitemradio"
            aria-checked={language === each.code}
            selected={language === each.code}
            onClick={() => choose(() => setLanguage(each.code))}
          >
            {each.name}
          </MenuItem>
        ))}
        <ListSubheader className="user-subheader" role="presentation">
          {t('nav.user.theme')}
        </ListSubheader>
        {(['light', 'dark'] as const).map((each) => (
          <MenuItem
            key={each}
            role="menuitemradio"
            aria-checked={mode === each}
            selected={mode === each}
            onClick={() => choose(() => setMode(each))}
          >
            {t(`nav.user.${each}`)}
          </MenuItem>
        ))}
        <Divider component="li" role="presentation" />
        <MenuItem onClick={() => choose(onPalette)}>
          {t('commands.palette')}
          <kbd className="user-key">Ctrl K</kbd>
        </MenuItem>
        <MenuItem onClick={() => choose(onShortcuts)}>
          {t('nav.user.shortcuts')}
          <kbd className="user-key">?</kbd>
        </MenuItem>
      </Menu>
    </>
  );
};
