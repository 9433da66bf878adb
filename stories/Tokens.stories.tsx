import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { cssName } from '../src/theme/applyTokens';
import { aMode } from './support/globals';
import { BRAND, TOKENS, type ThemeMode } from '../src/theme/tokens';

/** The colors and shadows of the theme, under their CSS names. */
const meta: Meta = { title: 'Tokens/Colors' };
export default meta;
type Story = StoryObj;

const Swatches = ({ mode }: { mode: ThemeMode }) => (
  <ul
    style={{
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fill, minmax(200px, 1fr))',
      gap: 12,
      margin: 0,
      padding: 24,
      listStyle: 'none',
    }}
  >
    {Object.entries(TOKENS[mode]).map(([name, value]) => (
      <li
        key={name}
        style={{
          border: '1px solid var(--border)',
          borderRadius: 10,
          overflow: 'hidden',
          background: 'var(--surface)',
        }}
      >
        <div
          style={
            name.startsWith('shadow')
              ? { height: 56, margin: 12, borderRadius: 8, background: 'var(--surface)', boxShadow: value }
              : { height: 56, background: value }
          }
        />
        <p style={{ margin: 0, padding: '8px 12px', fontSize: 13 }}>
          <strong>{cssName(name)}</strong>
          <br />
          <span style={{ color: 'var(--text-muted)' }}>{value}</span>
        </p>
      </li>
    ))}
  </ul>
);

export const ThemeThatIsOn: Story = {
  name: 'shows the values of the theme that is on, each under its CSS name [UI-042]',
  render: (_args, { globals }) => <Swatches mode={aMode(globals.theme)} />,
  play: async ({ canvasElement, globals }) => {
    const mode = aMode(globals.theme);
    const shown = within(canvasElement).getByText('--primary');
    await expect(shown.closest('li')).toHaveTextContent(TOKENS[mode].primary);
    await expect(getComputedStyle(document.documentElement).getPropertyValue('--primary')).toBe(TOKENS[mode].primary);
  },
};

export const Light: Story = {
  name: 'light mode is built on the theme colour #0D224A [UI-030 JOB-065]',
  render: () => <Swatches mode="light" />,
  play: async () => {
    await expect(BRAND).toBe('#0D224A');
    await expect(TOKENS.light.primary).toBe(BRAND);
    await expect(TOKENS.light.header).toBe(BRAND);
  },
  globals: { theme: 'light' },
};
export const Dark: Story = { render: () => <Swatches mode="dark" />, globals: { theme: 'dark' } };
