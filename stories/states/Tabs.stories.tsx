import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import type { Meta, StoryObj } from '@storybook/react-vite';
import '../../src/boards/css/board.css';
import '../../src/boards/css/narrow.css';
import '../../src/boards/css/tray.css';
import '../../src/jobs/form/page/jobForm.css';
import { Looks, Said } from './Looks';
import { statesOf } from './statesOf';

/** Parts of one screen, one at a time: of pages, of a board's trays and stages, and the sub-jobs of a job. */
const meta: Meta = { title: 'States/Tabs' };
export default meta;
type Story = StoryObj;

const FIRST = <Said text={{ en: 'Details', es: 'Detalles' }} />;
const SECOND = <Said text={{ en: 'Documents', es: 'Documentos' }} />;

/** Two tabs of a kind of our own, the first one open. */
const own = (className: string, isDisabled: boolean, openClass = '') => (
  <div
    role="tablist"
    aria-label={className}
    style={{ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 210px))', gap: 8 }}
  >
    <button type="button" role="tab" aria-selected="true" className={`${className} ${openClass}`} disabled={isDisabled}>
      {FIRST}
    </button>
    <button type="button" role="tab" aria-selected="false" className={className} disabled={isDisabled}>
      {SECOND}
    </button>
  </div>
);

const { rest, hover, focusVisible, pressed, disabled, shows, showsInDark } = statesOf({
  parts: '[role="tab"], .stage-tab, .view-switch a',
  disabled: ':disabled',
  draw: (isDisabled) => (
    <Looks
      looks={[
        [
          'MUI Tab',
          <Tabs key="mui" value={0}>
            <Tab label={FIRST} disabled={isDisabled} />
            <Tab label={SECOND} disabled={isDisabled} />
          </Tabs>,
        ],
        ['sub-job-tab', own('sub-job-tab', isDisabled)],
        ...(isDisabled
          ? []
          : ([
              ['tray-tab', own('tray-tab', false, 'is-open')],
              [
                'stage-tab',
                <div key="stage" style={{ display: 'flex' }}>
                  <button type="button" className="stage-tab" aria-pressed="true">
                    {FIRST}
                  </button>
                  <button type="button" className="stage-tab" aria-pressed="false">
                    {SECOND}
                  </button>
                </div>,
              ],
              [
                'view-switch',
                <nav key="view" className="view-switch" aria-label="View" style={{ width: 'fit-content' }}>
                  <a href="#day" aria-current="page">
                    {FIRST}
                  </a>
                  <a href="#week">{SECOND}</a>
                </nav>,
              ],
            ] as const)),
      ]}
    />
  ),
});

export const Rest: Story = rest;
export const Hover: Story = hover;
export const FocusVisible: Story = focusVisible;
export const Pressed: Story = pressed;
export const Disabled: Story = disabled;
export const Shows: Story = { ...shows, name: 'shows each state [UI-048]' };
export const ShowsInDark: Story = { ...showsInDark, name: 'shows each state in the dark [UI-048]' };
