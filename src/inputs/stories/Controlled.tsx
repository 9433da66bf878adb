import { useState, type ReactNode } from 'react';

interface Props<Value> {
  initial: Value;
  /** Told of each change, for assertions. */
  onChange?: (value: Value) => void;
  children: (value: Value, onChange: (value: Value) => void) => ReactNode;
}

/** Holds the value of an input in a story, and shows it as the form would store it. */
export const Controlled = <Value,>({ initial, onChange, children }: Props<Value>) => {
  const [value, setValue] = useState(initial);
  return (
    <div style={{ maxWidth: 360, padding: 24 }}>
      {children(value, (next) => {
        setValue(next);
        onChange?.(next);
      })}
      <output data-testid="value" style={{ display: 'block', marginTop: 12, color: 'var(--text-muted)', fontSize: 12 }}>
        {JSON.stringify(value)}
      </output>
    </div>
  );
};
