/** What is left free for everything else that a device keeps. */
const RESERVE = 64 * 1024 * 1024;

/** Whether a browser that tells says that so many bytes more have a place, before it would refuse them. */
export const hasRoom = async (bytes: number): Promise<boolean> => {
  const { quota, usage } = (await navigator.storage?.estimate?.().catch(() => null)) ?? {};
  return quota === undefined || usage === undefined || usage + bytes + RESERVE <= quota;
};
