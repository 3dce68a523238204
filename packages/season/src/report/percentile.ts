/** The smallest value that `share` (0 to 1) of the sorted values do not exceed; 0 of none. */
export function percentile(sorted: readonly number[], share: number): number {
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? 0;
}
