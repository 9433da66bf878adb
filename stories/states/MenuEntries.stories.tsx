import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { MenuAnchor } from '../../src/app/shell/menus/MenuAnchor';
import '../../src/app/shell/menus/menus.css';
import { Looks, Said } from './Looks';
import { statesOf } from './statesOf';

/** What is chosen from: the menus of the header, their entries, the menu that slides in on a phone, and menus of buttons. */
const meta: Meta = { title: 'States/Menu entries', parameters: { path: '/here' } };
export default meta;
type Story = StoryObj;

const JOBS = { label: { en: 'Job Search', es: 'Buscar trabajos' }, to: '/job' };
const HERE = { label: { en: 'Map', es: 'Mapa' }, to: '/here' };
const act = () => undefined;

const { rest, hover, focusVisible, pressed, disabled, shows, showsInDark } = statesOf({
  parts: '.menu-top, .menu-link, .slide-top, .MuiMenuItem-root',
  disabled: '[aria-disabled="true"]',
  draw: (isDisabled) =>
    isDisabled ? (
      <Looks
        looks={[
          [
            'MUI MenuItem',
            <MenuList key="list">
              <MenuItem disabled>
                <Said text={{ en: 'Delete', es: 'Eliminar' }} />
              </MenuItem>
            </MenuList>,
          ],
        ]}
      />
    ) : (
      <>
        <Looks
          ground="var(--header)"
          looks={[['menu-top', <MenuAnchor key="top" entry={JOBS} className="menu-top" kind="top" onFollow={act} />]]}
        />
        <Looks
          looks={[
            ['menu-link', <MenuAnchor key="link" entry={JOBS} className="menu-link" kind="item" onFollow={act} />],
            [
              'menu-link, here',
              <MenuAnchor key="here" entry={HERE} className="menu-link" kind="item" onFollow={act} />,
            ],
            ['slide-top', <MenuAnchor key="slide" entry={JOBS} className="slide-top" kind="top" onFollow={act} />],
            [
              'MUI MenuItem',
              <MenuList key="list">
                <MenuItem>
                  <Said text={{ en: 'Duplicate', es: 'Duplicar' }} />
                </MenuItem>
                <MenuItem selected>
                  <Said text={{ en: 'Comfortable', es: 'Cómoda' }} />
                </MenuItem>
              </MenuList>,
            ],
          ]}
        />
      </>
    ),
});

export const Rest: Story = rest;
export const Hover: Story = hover;
export const FocusVisible: Story = focusVisible;
export const Pressed: Story = pressed;
export const Disabled: Story = disabled;
export const Shows: Story = { ...shows, name: 'shows each state [UI-048]' };
export const ShowsInDark: Story = { ...showsInDark, name: 'shows each state in the dark [UI-048]' };
