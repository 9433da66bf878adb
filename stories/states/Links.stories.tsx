import Link from '@mui/material/Link';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { AddressLink } from '../../src/page/AddressLink';
import '../../src/crud/list/listCell.css';
import '../../src/jobs/search/css/jobSearch.css';
import '../../src/page/page.css';
import { Looks, Said } from './Looks';
import { statesOf } from './statesOf';

/** Links in texts, in cells and at the head of a page. They are never disabled: what cannot be followed is no link. */
const meta: Meta = { title: 'States/Links' };
export default meta;
type Story = StoryObj;

const ADDRESS = { address_line_1: '12 Oak Lane', address_line_2: null, city: 'Katy', state: 'TX', zip: '77449' };

const { rest, hover, focusVisible, pressed, shows, showsInDark } = statesOf({
  parts: 'a',
  draw: () => (
    <Looks
      looks={[
        ['AddressLink', <AddressLink key="address" address={ADDRESS} />],
        [
          'MUI Link',
          <Link key="mui" href="#builder">
            <Said text={{ en: 'Why?', es: '¿Por qué?' }} />
          </Link>,
        ],
        [
          'list-link',
          <a key="list" className="list-link" href="#row">
            <span>Gulf Lantern Homes</span>
          </a>,
        ],
        [
          'job-number',
          <a key="number" className="job-number" href="#job">
            100
          </a>,
        ],
        [
          'job-name',
          <a key="name" className="job-name" href="#job">
            Ochoa Residence
          </a>,
        ],
        [
          'page-crumb',
          <span key="crumb" className="page-crumb">
            <a href="#list">
              <Said text={{ en: 'Builders', es: 'Constructores' }} />
            </a>
          </span>,
        ],
      ]}
    />
  ),
});

export const Rest: Story = rest;
export const Hover: Story = hover;
export const FocusVisible: Story = focusVisible;
export const Pressed: Story = pressed;
export const Shows: Story = { ...shows, name: 'shows each state [UI-048]' };
export const ShowsInDark: Story = { ...showsInDark, name: 'shows each state in the dark [UI-048]' };
