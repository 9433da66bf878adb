/** The product's mark: a trowel's blade over water. Decorative, the name stands beside it. */
export const BrandMark = ({ size = 24 }: { size?: number }) => (
  <svg width={size} height={size} viewBox="0 0 24 24" fill="none" aria-hidden="true" focusable="false">
    <path d="M13.2 4.2 19.8 10.8 6.3 15.6a1.5 1.5 0 0 1-1.9-1.9L13.2 4.2Z" fill="#fff" />
    <path d="m16.6 7.4 4-4" stroke="#fff" strokeWidth="2.2" strokeLinecap="round" />
    <path
      d="M3 20.2c1.5-1.3 3-1.3 4.5 0s3 1.3 4.5 0 3-1.3 4.5 0 3 1.3 4.5 0"
      stroke="#5CC8E8"
      strokeWidth="1.8"
      strokeLinecap="round"
    />
  </svg>
);
