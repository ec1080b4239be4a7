/** A designer (RT-18). */
export default '/designers/@slug'
