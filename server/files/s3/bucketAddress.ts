/** Where a bucket answers: its own host at Amazon, else the first part of the path. */
export const bucketAddress = ({
  bucket,
  region,
  endpoint,
}: {
  bucket: string;
  region: string;
  endpoint?: string;
}): { origin: string; prefix: string } => {
  if (endpoint !== undefined) return { origin: new URL(endpoint).origin, prefix: `/${bucket}` };
  // A certificate covers one label before the service's name, so a bucket with dots has no host of its own.
  const host = `s3.${region}.amazonaws.com`;
  return bucket.includes('.')
    ? { origin: `https://${host}`, prefix: `/${bucket}` }
    : { origin: `https://${bucket}.${host}`, prefix: '' };
};
