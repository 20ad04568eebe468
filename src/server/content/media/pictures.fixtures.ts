import sharp from 'sharp';

interface TestPicture {
  width?: number;
  height?: number;
  alpha?: number;
}

const drawn = ({ width = 2400, height = 1500, alpha = 1 }: TestPicture) =>
  sharp({
    create: {
      width,
      height,
      channels: alpha < 1 ? 4 : 3,
      background: { r: 200, g: 120, b: 40, alpha },
    },
  });

/** Pictures as writers bring them, for tests: of one color, and so small. */
export const jpeg = (picture: TestPicture = {}): Promise<Buffer> =>
  drawn(picture).jpeg().toBuffer();

export const png = (picture: TestPicture = {}): Promise<Buffer> => drawn(picture).png().toBuffer();
