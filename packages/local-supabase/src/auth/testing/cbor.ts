/** What the encoder takes: as much of CBOR as an attestation needs. */
export type CborValue = number | string | Buffer | Map<number, CborValue> | Map<string, CborValue>;

/** Head of an item: its kind in three bits, then a length or a number. */
function head(kind: number, value: number): Buffer {
  if (value < 24) return Buffer.from([(kind << 5) | value]);
  if (value < 0x100) return Buffer.from([(kind << 5) | 24, value]);
  return Buffer.from([(kind << 5) | 25, value >> 8, value & 0xff]);
}

/** Encodes a value as CBOR (RFC 8949); numbers and lengths stay below 65,536. */
export function encodeCbor(value: CborValue): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string')
    return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  const entries = [...value].flatMap(([key, inner]) => [encodeCbor(key), encodeCbor(inner)]);
  return Buffer.concat([head(5, value.size), ...entries]);
}
