import Divider from '@mui/material/Divider';
import ListSubheader from '@mui/material/ListSubheader';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { LocalText } from '#domain/localText';
import { shownName } from '#domain/lookups/shownName';
import { useNavigate } from 'react-router';
import type { Profile } from '../../auth/profile';
import { LANGUAGES } from '../../i18n/languageStore';
import { useLanguage } from '../../i18n/useLanguage';
import { useT } from '../../i18n/useT';
import { useThemeMode } from '../../theme/useThemeMode';

interface Props {
  anchor: HTMLElement | null;
  onClose: () => void;
  name: string;
  profile: Profile;
  onShortcuts: () => void;
  onPalette: () => void;
}

const OWN_EMAILS: LocalText = { en: 'My emails today', es: 'Mis correos de hoy' };

/** What the menu of the user holds. */
export const UserMenuList = ({ anchor, onClose, name, profile, onShortcuts, onPalette }: Props) => {
  const t = useT();
  const { language, setLanguage } = useLanguage();
  const { mode, setMode } = useThemeMode();
  const navigate = useNavigate();
  const choose = (action: () => void): void => {
    onClose();
    action();
  };
  return (
    <Menu
      anchorEl={anchor}
      open={anchor !== null}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
    >
      <li className="user-card" role="presentation">
        <strong>{name}</strong>
        <span>{profile.email}</span>
        <span>{shownName(profile.role.name, language)}</span>
      </li>
      <Divider component="li" role="presentation" />
      <ListSubheader className="user-subheader" role="presentation">
        {t('start.language')}
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
      <MenuItem onClick={() => choose(() => void navigate('/device'))}>{t('nav.user.device')}</MenuItem>
      <MenuItem onClick={() => choose(() => void navigate('/my-emails'))}>{OWN_EMAILS[language]}</MenuItem>
      <MenuItem onClick={() => choose(() => void navigate('/security'))}>{t('nav.user.security')}</MenuItem>
      <MenuItem onClick={() => choose(onPalette)}>
        {t('commands.palette')}
        <kbd className="user-key">Ctrl K</kbd>
      </MenuItem>
      <MenuItem onClick={() => choose(onShortcuts)}>
        {t('nav.user.shortcuts')}
        <kbd className="user-key">?</kbd>
      </MenuItem>
    </Menu>
  );
};
