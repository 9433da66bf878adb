import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, within } from 'storybook/test';
import { ownColorsIn } from '../src/theme/designTokens';
import { BREAKPOINTS, LAYERS, MOTION, RADII, SPACING, TURNS, TYPE, WEIGHTS } from '../src/theme/scales';
import stages from '../src/boards/css/stages.css?raw';
import { aMode } from './support/globals';

/** The steps that styles take their sizes from: type, weight, distances, corners, motion, layers and widths of change. */
const meta: Meta = { title: 'Tokens/Scales' };
export default meta;
type Story = StoryObj;

const Rows = ({ title, rows }: { title: string; rows: readonly (readonly [name: string, shown: ReactNode])[] }) => (
  <section style={{ padding: '0 24px 16px' }}>
    <h2>{title}</h2>
    <dl style={{ display: 'grid', gridTemplateColumns: '120px 1fr', gap: '8px 16px', alignItems: 'center', margin: 0 }}>
      {rows.map(([name, shown]) => (
        <div key={name} style={{ display: 'contents' }}>
          <dt style={{ color: 'var(--text-muted)' }}>{name}</dt>
          <dd style={{ margin: 0 }}>{shown}</dd>
        </div>
      ))}
    </dl>
  </section>
);

export const Type: Story = {
  name: 'shows each size, weight, distance, corner, motion, layer and width of change with its name [UI-045]',
  render: () => (
    <main>
      <Rows
        title="Type"
        rows={TYPE.map(
          (size) =>
            [
              `${size}px`,
              <span key={size} style={{ fontSize: size }}>
                Gunite on Thursday
              </span>,
            ] as const,
        )}
      />
      <Rows
        title="Weight"
        rows={WEIGHTS.map(
          (weight) =>
            [
              String(weight),
              <span key={weight} style={{ fontWeight: weight }}>
                Gunite on Thursday
              </span>,
            ] as const,
        )}
      />
      <Rows
        title="Distances"
        rows={SPACING.map(
          (space) =>
            [
              `${space}px`,
              <div key={space} style={{ width: space, height: 12, background: 'var(--primary)' }} />,
            ] as const,
        )}
      />
      <Rows
        title="Corners"
        rows={RADII.map(
          (radius) =>
            [
              `${radius}px`,
              <div
                key={radius}
                style={{ width: 72, height: 40, border: '1px solid var(--border-strong)', borderRadius: radius }}
              />,
            ] as const,
        )}
      />
      <Rows
        title="Motion"
        rows={[
          ...Object.entries(MOTION).map(([name, time]) => [name, `${time}ms`] as const),
          ['turns', TURNS.map((time) => `${time}ms`).join(', ')],
        ]}
      />
      <Rows title="Layers" rows={Object.entries(LAYERS).map(([name, layer]) => [name, String(layer)] as const)} />
      <Rows title="Widths" rows={BREAKPOINTS.map((width) => [`${width}px`, `under or from ${width}`] as const)} />
    </main>
  ),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByRole('heading', { name: 'Type' })).toBeVisible();
    await expect(page.getByText('toasts')).toBeVisible();
  },
};

export const Stages: Story = {
  name: 'shows the colors of the stages in the theme that is on [UI-045]',
  render: (_args, { globals }) => (
    <main>
      <Rows
        title="Stages"
        rows={Object.entries(ownColorsIn(stages)[aMode(globals.theme)]).map(
          ([name, value]) =>
            [
              `--${name}`,
              <span key={name} style={{ display: 'inline-flex', gap: 12, alignItems: 'center' }}>
                <span style={{ width: 40, height: 24, borderRadius: 4, background: value }} />
                {value}
              </span>,
            ] as const,
        )}
      />
    </main>
  ),
  play: async ({ canvasElement, globals }) => {
    const prep = within(canvasElement).getByText('--stage-prep');
    await expect(prep.nextSibling).toHaveTextContent(aMode(globals.theme) === 'dark' ? '#e0b23c' : '#b58105');
  },
};
