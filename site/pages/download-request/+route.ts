/** A locked file is asked for on a page of its own (DL-04). */
export default '/downloads/request/@fileId'
