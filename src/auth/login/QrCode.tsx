import { generate } from 'lean-qr';
import { toSvgPath } from 'lean-qr/extras/svg';

/** A QR code, drawn here: what it holds is a secret and goes to nobody. */
export const QrCode = ({ text, label }: { text: string; label: string }) => {
  const code = generate(text);
  return (
    <svg
      className="qr-code"
      role="img"
      aria-label={label}
      viewBox={`-4 -4 ${code.size + 8} ${code.size + 8}`}
      width="196"
      height="196"
    >
      <rect x="-4" y="-4" width="100%" height="100%" fill="white" />
      <path d={toSvgPath(code)} fill="black" />
    </svg>
  );
};
