/** A product from stock (RT-35). */
export default '/acoustic-solutions/ready2go/@slug'
