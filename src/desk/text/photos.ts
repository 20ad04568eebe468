/** Pixels. Larger pictures are stored with this length of their longer side. */
const MAX_SIDE = 3840;
/** Photos with more bytes are encoded again, also when they are small enough. */
const MAX_PHOTO_BYTES = 4 * 1024 * 1024;
const JPEG_QUALITY = 0.88;

const HEIC = /^image\/hei[cf]/;
const HEIC_NAME = /\.(?:heic|heif|hif)$/i;
const PHOTO = /^image\/(?:jpeg|webp)$/;

export const isHeic = ({ name, type }: File): boolean => HEIC.test(type) || HEIC_NAME.test(name);

export const isPicture = (file: File): boolean => file.type.startsWith('image/') || isHeic(file);

/** The size within the largest that is stored. */
export const scaledSize = (width: number, height: number): { width: number; height: number } => {
  const scale = Math.min(1, MAX_SIDE / Math.max(width, height));
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
};

/** Converts a picture to JPEG. Undefined for one that this browser can't read. */
const toJpeg = async (file: File): Promise<File | undefined> => {
  try {
    const picture = await createImageBitmap(file);
    const { width, height } = scaledSize(picture.width, picture.height);
    const canvas = document.createElement('canvas');
    Object.assign(canvas, { width, height });
    canvas.getContext('2d')!.drawImage(picture, 0, 0, width, height);
    picture.close();
    const blob = await new Promise<Blob | null>((resolve) =>
      canvas.toBlob(resolve, 'image/jpeg', JPEG_QUALITY),
    );
    return blob
      ? new File([blob], file.name.replace(/\.\w+$/, '.jpg'), { type: blob.type })
      : undefined;
  } catch {
    return undefined;
  }
};

/** The picture to upload: a HEIC photo as JPEG, a large photo scaled down. Undefined for HEIC that only the phone can read. */
export const preparePicture = async (file: File): Promise<File | undefined> => {
  if (isHeic(file)) return toJpeg(file);
  if (!PHOTO.test(file.type) || file.size <= MAX_PHOTO_BYTES) return file;
  const smaller = await toJpeg(file);
  return smaller && smaller.size < file.size ? smaller : file;
};
