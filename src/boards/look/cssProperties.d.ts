import 'react';

declare module 'react' {
  /** Sizes that the board hands to its style sheet. */
  interface CSSProperties {
    [property: `--${string}`]: string | number | undefined;
  }
}
