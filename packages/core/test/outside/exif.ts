/** The same JPEG with an EXIF segment that says how to turn it (1 to 8) and where it was taken. */
export function withExif(jpeg: Uint8Array, orientation: number): Uint8Array {
  const tiff = new DataView(new ArrayBuffer(100));
  const text = (at: number, value: string) => {
    [...value].forEach((one, index) => tiff.setUint8(at + index, one.charCodeAt(0)));
  };
  const field = (at: number, tag: number, type: number, count: number) => {
    tiff.setUint16(at, tag);
    tiff.setUint16(at + 2, type);
    tiff.setUint32(at + 4, count);
  };
  text(0, 'MM');
  tiff.setUint16(2, 42);
  tiff.setUint32(4, 8);
  tiff.setUint16(8, 3);
  field(10, 0x010f, 2, 5);
  tiff.setUint32(18, 84);
  field(22, 0x0112, 3, 1);
  tiff.setUint16(30, orientation);
  field(34, 0x8825, 4, 1);
  tiff.setUint32(42, 54);
  // The GPS directory holds one field: the northern hemisphere.
  tiff.setUint16(54, 1);
  field(56, 0x0001, 2, 2);
  text(64, 'N');
  text(84, 'PHONE');
  const length = 2 + 6 + tiff.byteLength;
  const head = [0xff, 0xe1, length >> 8, length & 255, ...'Exif\0\0'].map((one) =>
    typeof one === 'string' ? one.charCodeAt(0) : one,
  );
  const segment = Uint8Array.from([...head, ...new Uint8Array(tiff.buffer)]);
  return Uint8Array.from([...jpeg.slice(0, 2), ...segment, ...jpeg.slice(2)]);
}
